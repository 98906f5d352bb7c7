export {
  CUSTOM_DIMENSION_LIMIT,
  CustomDimension,
  CustomDimensionList,
  PRODUCT_DIMENSION_LIMIT,
  ProductCustomDimension,
  ProductCustomDimensionList,
} from './dimension.ts'
