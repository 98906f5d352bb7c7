export { type RowFocusProps, useRowFocus } from './use-row-focus.ts'
export {
  useFontScale,
  useVirtualList,
  type VirtualList,
  type VirtualListOptions,
  type VirtualRow,
} from './use-virtual-list.ts'
