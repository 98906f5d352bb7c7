import { msg } from '@waymark/domain/message'
import { CHANGELOG_ABOUT } from '#items/changelog/changelog-messages.ts'
import { NothingOpen } from '#items/list/nothing-open.tsx'

/** Shown beside the list while no version is open. */
export const NoVersion = () => (
  <NothingOpen
    title={msg('versions.none-selected', 'No snapshot selected')}
    text={msg(
      'versions.none-selected-text',
      'Choose a version from the list to see what changed in it, publish it or revert to it.',
    )}
    help={{ topic: 'changelog', label: CHANGELOG_ABOUT }}
  />
)
