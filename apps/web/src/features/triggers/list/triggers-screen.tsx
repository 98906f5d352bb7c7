import { Outlet } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { useAppId } from '../../../queries/known.ts'
import { useWords } from '../../../words/use-words.ts'
import { ListLayout } from '../../lists/list-layout.tsx'
import { TriggerList } from './trigger-list.tsx'

const LABEL = msg('triggers.region', 'List of triggers')

/** The triggers of a site: the list, and beside it what is open. */
export function TriggersScreen() {
  const { say } = useWords()
  const appId = useAppId()
  return (
    <ListLayout section="triggers" label={say(LABEL)} list={<TriggerList key={appId} appId={appId} />}>
      <Outlet />
    </ListLayout>
  )
}
