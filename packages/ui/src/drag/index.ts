export type { DragWords } from './drag-words.ts'
export { type DropColumn, DropColumns, type DropColumnsProps, type DropItem } from './drop-columns.tsx'
export { SortableList, type SortableListProps } from './sortable-list.tsx'
