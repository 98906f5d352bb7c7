export { DragSource, type DragSourceProps } from './drag-source.tsx'
export type { DragTexts } from './drag-texts.ts'
export { SortableArea, type SortableAreaProps } from './sortable-area.tsx'
export { SortableList, type SortableListProps } from './sortable-list.tsx'
