import UIKit

class RecipeListViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Recipe.all.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "RecipeCell", for: indexPath)
        let recipe = Recipe.all[indexPath.row]
        cell.textLabel?.text = recipe.name
        cell.detailTextLabel?.text = recipe.summary
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "ShowRecipe", let destination = segue.destination as? RecipeViewController,
            let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell)
        else { return }
        destination.recipe = Recipe.all[indexPath.row]
    }
}
