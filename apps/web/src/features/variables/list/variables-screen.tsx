import { Link, Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { useAppId } from '../../../queries/known.ts'
import { useWords } from '../../../words/use-words.ts'
import { ListLayout } from '../../lists/list-layout.tsx'
import { OnePane } from '../../lists/one-pane.tsx'
import { VariableList } from './variable-list.tsx'

const LABEL = msg('variables.region', 'List of variables')
const LIST = msg('variables.list', 'Variables')

/** The variables of a site: the list, and beside it what is open. */
export function VariablesScreen() {
  const { say } = useWords()
  const appId = useAppId()
  const navigate = useNavigate()
  const { variableId } = useParams({ strict: false })
  return (
    <OnePane
      open={variableId}
      text={say(LIST)}
      link={(slot) => <Link {...slot} to="/tag/app/$appId/variables" params={{ appId }} search={(kept) => kept} />}
      onOpen={(id) =>
        void navigate({
          to: '/tag/app/$appId/variables/$variableId/edit',
          params: { appId, variableId: id },
          search: (kept) => kept,
        })
      }
    >
      <ListLayout section="variables" label={say(LABEL)} list={<VariableList key={appId} appId={appId} />}>
        <Outlet />
      </ListLayout>
    </OnePane>
  )
}
