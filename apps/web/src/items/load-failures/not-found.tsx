import { Link } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { LinkButton } from '@waymark/ui/controls'
import { useI18n } from '#i18n/use-i18n.ts'
import { Bare } from './bare-layout.tsx'
import { ScreenState } from './screen-state.tsx'

/** The screen for an unknown address. */
export function NotFound() {
  const { t } = useI18n()
  return (
    <Bare>
      <ScreenState
        title={t(TITLE)}
        text={t(msg('not-found.text', 'The address may be wrong, or the page was removed.'))}
        actions={
          <LinkButton link={(props) => <Link {...props} to="/tag" />}>
            {t(msg('not-found.back', 'Go to the tag manager'))}
          </LinkButton>
        }
      />
    </Bare>
  )
}

const TITLE = msg('not-found.title', 'This page does not exist')
