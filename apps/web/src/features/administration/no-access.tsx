import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { LinkButton } from '@waymark/ui/controls'
import { Splash } from '@waymark/ui/layout'
import { meQuery } from '#data/account.ts'
import { useI18n } from '#i18n/use-i18n.ts'

export const BACK_TO_TAGS = msg('administration.back', 'Back to tags')

const M = {
  title: msg('administration.no-access.title', 'No access to the administration'),
  text: msg('administration.no-access.text', 'Only owners of {organization} can open it. Ask one of them.'),
}

/** The administration for users who are not owners. */
export function NoAccess() {
  const { t } = useI18n()
  const { data: user } = useSuspenseQuery(meQuery)
  return (
    <Splash
      icon="lock"
      title={t(M.title)}
      text={t(M.text, { organization: user.attributes.organization })}
      actions={
        <LinkButton variant="primary" link={(props) => <Link {...props} to="/tag" />}>
          {t(BACK_TO_TAGS)}
        </LinkButton>
      }
    />
  )
}
