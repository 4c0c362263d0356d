// XMLTree
