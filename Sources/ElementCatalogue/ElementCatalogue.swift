// ElementCatalogue
