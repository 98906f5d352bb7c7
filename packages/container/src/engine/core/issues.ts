/*
 * Issues of tags that the debugger shows as well. Those that begin with `tag ` or `no ` mean that the tag has failed.
 */
export const VALUE_MISSING = 'tag without a value it needs'
export const NUMBER_NEEDED = 'tag without a number it needs'
export const NO_PRODUCTS = 'no products'
export const NO_ELEMENT = 'no such element'
export const NOT_A_NUMBER = 'not a number'
