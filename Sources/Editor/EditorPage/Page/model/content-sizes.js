/** The sizes of text, from the smallest, and what they are called. */
export const CONTENT_SIZES = /** @type {const} */ ([
    ["XS", "Extra Small"], ["S", "Small"], ["M", "Medium"], ["L", "Large (Default)"], ["XL", "Extra Large"], ["XXL", "Extra Extra Large"],
    ["XXXL", "Extra Extra Extra Large"], ["AX1", "Accessibility 1"], ["AX2", "Accessibility 2"], ["AX3", "Accessibility 3"],
    ["AX4", "Accessibility 4"], ["AX5", "Accessibility 5"],
]);
