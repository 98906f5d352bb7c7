import { Outlet } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { useAppId } from '../../../queries/known.ts'
import { useWords } from '../../../words/use-words.ts'
import { ListLayout } from '../../lists/list-layout.tsx'
import { VariableList } from './variable-list.tsx'

const LABEL = msg('variables.region', 'List of variables')

/** The variables of a site: the list, and beside it what is open. */
export function VariablesScreen() {
  const { say } = useWords()
  const appId = useAppId()
  return (
    <ListLayout section="variables" label={say(LABEL)} list={<VariableList key={appId} appId={appId} />}>
      <Outlet />
    </ListLayout>
  )
}
