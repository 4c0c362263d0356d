import AppSurroundings
import FileAccess

/// The names that a target gives to what is built.
extension XcodeProject {
    /// Returns the name of a target's product and that of its module. A setting without a value, which may be in a file of
    /// settings that isn't read, is the target's name.
    func names(of target: PropertyList, _ settings: BuildVariables) throws(ProjectError) -> (
        product: String, module: String
    ) {
        let own = target["name"]?.string ?? "App"
        let product = try value("PRODUCT_NAME", of: target, settings) ?? own
        if let problem = ProductName.problem(with: product) {
            throw refusal("PRODUCT_NAME", problem, of: target, settings)
        }
        let module = try value("PRODUCT_MODULE_NAME", of: target, settings) ?? BuildVariables.identifier(product)
        if let problem = ProductName.problem(withModule: module) {
            throw refusal("PRODUCT_MODULE_NAME", problem, of: target, settings)
        }
        return (product, module)
    }

    /// The modules of the frameworks that the project makes.
    var frameworkModules: Set<String> {
        let frameworks = targets.compactMap { object($0) }.filter {
            $0["productType"]?.string?.hasPrefix("com.apple.product-type.framework") ?? false
        }
        return Set(frameworks.compactMap { try? names(of: $0, variables(of: $0)).module })
    }

    /// Returns the name of the module that a target makes, or nil if it can't have one.
    func module(of target: PropertyList) -> String? { try? names(of: target, variables(of: target)).module }

    /// Returns the target for iOS that makes the same module as one for another system, or the target itself.
    func twinForIOS(of id: String) -> String {
        guard let target = object(id), !isForIOS(target),
            let module = try? names(of: target, variables(of: target)).module
        else { return id }
        return targets.first { other in
            guard let twin = object(other), twin["productType"]?.string == target["productType"]?.string, isForIOS(twin)
            else { return false }
            return (try? names(of: twin, variables(of: twin)).module) == module
        } ?? id
    }

    private func value(
        _ setting: String, of target: PropertyList, _ settings: BuildVariables
    ) throws(ProjectError) -> String? {
        if let problem = settings.problem(of: setting) { throw refusal(setting, problem, of: target, settings) }
        return settings[setting].flatMap { $0.isEmpty ? nil : $0 }
    }

    private func refusal(
        _ setting: String, _ problem: String, of target: PropertyList, _ settings: BuildVariables
    ) -> ProjectError {
        let name = target["name"]?.string ?? "App"
        let file = FilePath.join(path, "project.pbxproj")
        let isName = settings.written(setting)?.hasPrefix("$(TARGET_NAME)") ?? true
        let location =
            (isName ? ProductName.location(of: "name = ", "\"\(name)\"", in: bytes) : nil)
            ?? ProductName.location(of: "\(setting) = ", settings.written(setting) ?? "", in: bytes)
            ?? ProductName.location(of: "\(setting) = ", in: bytes)
        return ProjectError(
            file, "\(setting) of the target '\(name)' \(problem)", hint: ProductName.hint, at: location)
    }
}
