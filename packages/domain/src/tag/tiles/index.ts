export { TEMPLATE_TILES, type TemplateTile } from './tiles.ts'
