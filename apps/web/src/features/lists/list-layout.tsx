import { msg } from '@waymark/domain/message'
import { ShowListButton, Sidebar, Workspace } from '@waymark/ui/layout'
import { createContext, type ReactNode, use } from 'react'
import { useRemembered } from '../../remember/use-remembered.ts'
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts'
import { useWords } from '../../words/use-words.ts'
import { type ListSection, sidebars } from './remembered-sidebar.ts'

const RESIZE = msg('lists.resize', 'Width of the list')
const HIDE = msg('lists.hide', 'Hide list')
const SHOW = msg('lists.show', 'Show list')

const ShowList = createContext<ReactNode>(null)

/** The button that brings a hidden list back; null while the list shows. Content heads put it at their left. */
export const useShowListButton = (): ReactNode => use(ShowList)

/** A list at the left that can be made wider and hidden, and the content beside it. */
export function ListLayout({
  section,
  label,
  list,
  children,
}: {
  section: ListSection
  label: string
  list: ReactNode
  children: ReactNode
}) {
  const { say } = useWords()
  const kept = sidebars[section]
  const { width, hidden } = useRemembered(kept)
  const hide = (next: boolean) => kept.set({ ...kept.get(), hidden: next })

  useShortcuts({ '[': () => hide(!kept.get().hidden) })

  return (
    <ShowList value={hidden ? <ShowListButton label={say(SHOW)} onPress={() => hide(false)} /> : null}>
      <Workspace>
        {!hidden && (
          <Sidebar
            label={label}
            resizeLabel={say(RESIZE)}
            hideLabel={say(HIDE)}
            hideKeys={['[']}
            width={width}
            onWidth={(px) => kept.set({ ...kept.get(), width: px })}
            onHide={() => hide(true)}
          >
            {list}
          </Sidebar>
        )}
        {children}
      </Workspace>
    </ShowList>
  )
}
