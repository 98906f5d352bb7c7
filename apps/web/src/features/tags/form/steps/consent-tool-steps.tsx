import { msg } from '@waymark/domain/message'
import { isMetaSite } from '@waymark/domain/site'
import { useAppId, useSite } from '#data/current-site.ts'
import { Trans } from '#i18n/trans.tsx'
import { useConsentManagerIncluded } from '../use-consent-manager-included.ts'
import { NewTabLink, Steps } from './steps.tsx'

const M = {
  ask: msg('consent-tool.ask', 'Turn on <privacy>Ask visitors for consent</privacy> in privacy settings.'),
  askInstead: msg(
    'consent-tool.ask-instead',
    'Turn on <privacy>Ask visitors for consent</privacy> in privacy settings. Cookie Information asks in place of the consent manager.',
  ),
  paste: msg(
    'consent-tool.paste',
    'Paste the Cookie Information code above the Waymark code in <collection>data collection</collection>.',
  ),
  askEach: msg(
    'consent-tool.ask-each',
    'Turn on Ask visitors for consent in the privacy settings of each website linked to this meta-site.',
  ),
  askEachInstead: msg(
    'consent-tool.ask-each-instead',
    'Turn on Ask visitors for consent in the privacy settings of each website linked to this meta-site. Cookie Information asks there in place of the consent manager.',
  ),
  pasteEach: msg(
    'consent-tool.paste-each',
    'Paste the Cookie Information code above the Waymark code on each of these websites.',
  ),
  map: msg('consent-tool.map', 'Map each consent type to a cookie category below, then publish.'),
}

/** The steps needed on the site before its consent tool reports the consent of visitors. */
export function ConsentToolSteps({ first }: { first: boolean }) {
  const appId = useAppId()
  const site = useSite()
  const included = useConsentManagerIncluded()
  const components = {
    privacy: <NewTabLink href={`/administration/apps/${appId}/privacy`} />,
    collection: <NewTabLink href={`/administration/apps/${appId}/data-collection`} />,
  }
  const ask = isMetaSite(site) ? (included ? M.askEachInstead : M.askEach) : included ? M.askInstead : M.ask
  return (
    <Steps
      first={first}
      steps={[ask, isMetaSite(site) ? M.pasteEach : M.paste, M.map].map((step) => (
        <Trans key={step.id} message={step} components={components} />
      ))}
    />
  )
}
