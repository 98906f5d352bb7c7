import { msg } from '@waymark/domain/message'
import { ShowListButton, Sidebar, Workspace } from '@waymark/ui/layout'
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { useHotkeys } from '#browser/hotkeys/use-hotkeys.ts'
import { useStore } from '#browser/store.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { useBackLine, useListAlone } from './list-and-content.tsx'
import { PanelSlot } from './panel-slot.tsx'
import { type ListSection, sidebars } from './sidebar-state.ts'

const RESIZE = msg('lists.resize', 'Width of the list')
const HIDE = msg('lists.hide', 'Hide list')
const SHOW = msg('lists.show', 'Show list')

const ShowList = createContext<ReactNode>(null)
const Selected = createContext<{ count: number; setCount: (count: number) => void }>({
  count: 0,
  setCount: () => undefined,
})

/**
 * The link back to the list on narrow windows, with what stands at the end of its line, or the button that shows a hidden
 * list. For the heads of content.
 */
export function useShowListButton(end: ReactNode = null): ReactNode {
  const line = useBackLine(end)
  return (
    <>
      {line}
      {use(ShowList)}
    </>
  )
}

/** The number of selected rows, for the content beside the list. */
export const useSelectedCount = (): number => use(Selected).count

/** Provides the number of selected rows to the content beside the list. */
export function useReportSelectedCount(count: number): void {
  const { setCount } = use(Selected)
  useEffect(() => setCount(count), [count, setCount])
}

interface ListLayoutProps {
  section: ListSection
  label: string
  list: ReactNode
  children?: ReactNode
}

/** A resizable list that can be hidden, and the content beside it. Without content the list is the page. */
export function ListLayout({ section, label, list, children }: ListLayoutProps) {
  const { t } = useI18n()
  const kept = sidebars[section]
  const { width, hidden } = useStore(kept)
  const alone = useListAlone() || !children
  const hide = (next: boolean) => kept.set({ ...kept.getSnapshot(), hidden: next })

  const [count, setCount] = useState(0)

  const shows = useRef<HTMLButtonElement>(null)
  const hides = useRef<HTMLButtonElement>(null)
  const before = useRef(hidden)
  useEffect(() => {
    if (before.current === hidden) return
    before.current = hidden
    // The focused element may have been removed with the list, or with the button that showed it.
    if (document.activeElement === document.body) (hidden ? shows : hides).current?.focus()
  }, [hidden])

  useHotkeys({ '[': () => hide(!kept.getSnapshot().hidden) })

  return (
    <ShowList value={hidden ? <ShowListButton ref={shows} label={t(SHOW)} onPress={() => hide(false)} /> : null}>
      <Selected value={{ count, setCount }}>
        <Workspace>
          {(alone || !hidden) && (
            <Sidebar
              label={label}
              resizeLabel={t(RESIZE)}
              hideLabel={t(HIDE)}
              hideKeys={['[']}
              hideRef={hides}
              width={width}
              onWidth={(px) => kept.set({ ...kept.getSnapshot(), width: px })}
              onHide={() => hide(true)}
              alone={alone}
            >
              {list}
            </Sidebar>
          )}
          <PanelSlot>{children}</PanelSlot>
        </Workspace>
      </Selected>
    </ShowList>
  )
}
