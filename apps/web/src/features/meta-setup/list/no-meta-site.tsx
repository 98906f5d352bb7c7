import { msg } from '@waymark/domain/message'
import { NothingOpen } from '#items/list/nothing-open.tsx'
import { META_SETUP_HELP } from '../meta-setup-help.ts'

/** Shown beside the list while no meta-site is open. */
export const NoMetaSite = () => (
  <NothingOpen
    title={msg('meta-setup.none-selected', 'No meta-site selected')}
    text={msg(
      'meta-setup.none-selected-text',
      'Choose a meta-site to see the tags, triggers and variables it adds to this website.',
    )}
    help={META_SETUP_HELP}
  />
)
