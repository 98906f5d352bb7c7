import { useQuery, useQueryClient } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { App, MetaSite, Site } from '@waymark/domain/site'
import { IconButton } from '@waymark/ui/controls'
import { LinkRow, LinkRows } from '@waymark/ui/layout'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { useRef, useState } from 'react'
import { useChange } from '#data/api/change.ts'
import { linkedWebsitesQuery, linkWebsites } from '#data/manage-sites.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { CANCEL } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { SiteGlyph } from '#sites/site-field/site-glyph.tsx'
import { useSiteCaption } from '#sites/site-field/site-options.tsx'
import { PanelSection } from '../page/panel-section.tsx'
import { RowsStates } from '../page/rows-states.tsx'
import { useSiteChoice } from '../page/use-site-choice.tsx'

const M = {
  title: msg('meta-sites.linked', 'Linked websites'),
  about: msg(
    'meta-sites.linked-about',
    'They run what the meta-site has published. A change gives a website a new container.',
  ),
  link: msg('meta-sites.link', 'Link website'),
  choose: msg('meta-sites.choose', 'Website'),
  already: msg('meta-sites.already-linked', 'Already linked'),
  none: msg('meta-sites.none-linked', 'None. The meta-site runs nowhere.'),
  remove: msg('meta-sites.unlink', 'Remove the link to {site}'),
  removeTitle: msg('meta-sites.unlink-title', 'Remove the link to “{site}”?'),
  removeText: msg(
    'meta-sites.unlink-text',
    'Its pages then no longer run the tags of {metaSite}, within two minutes and without publishing.',
  ),
  confirm: msg('meta-sites.unlink-confirm', 'Remove link'),
}

interface LinkedWebsitesProps {
  metaSite: MetaSite
  closeIfDeleted: <Answer>(change: Promise<Answer>) => Promise<Answer>
}

/** The websites that a meta-site is linked to: a link that is added or removed is saved at once. */
export function LinkedWebsites({ metaSite, closeIfDeleted }: LinkedWebsitesProps) {
  const { t } = useI18n()
  const caption = useSiteCaption()
  const query = useQuery(linkedWebsitesQuery(metaSite.id))
  const linked = query.data ?? []
  const { link, unlink, pending } = useLinks(metaSite.id, closeIfDeleted)
  const [leaving, setLeaving] = useState<App>()
  const choice = useSiteChoice({
    add: t(M.link),
    label: t(M.choose),
    kind: 'app',
    action: 'view',
    refusal: ({ id }) => (linked.some((one) => one.id === id) ? t(M.already) : undefined),
    onChoose: (website) => void link(website),
  })
  return (
    <PanelSection
      title={t(M.title)}
      count={query.data && String(linked.length)}
      about={t(M.about)}
      action={choice.button}
    >
      {choice.field}
      <RowsStates
        query={query}
        count={linked.length}
        first={!choice.isOpen && <p className="t-muted">{t(M.none)}</p>}
      />
      {linked.length > 0 && (
        <LinkRows label={t(M.title)}>
          {linked.map((site) => (
            <LinkRow
              key={site.id}
              icon={<SiteGlyph site={site} />}
              name={site.attributes.name}
              caption={caption(site)}
              actions={
                <IconButton
                  icon="unlink"
                  label={t(M.remove, { site: site.attributes.name })}
                  onPress={() => setLeaving(site)}
                />
              }
            />
          ))}
        </LinkRows>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        title={t(M.removeTitle, { site: leaving?.attributes.name })}
        text={t(M.removeText, { metaSite: metaSite.attributes.name })}
        confirm={{
          label: t(M.confirm),
          pending,
          onPress: () => leaving && void unlink(leaving).finally(() => setLeaving(undefined)),
        }}
        cancel={{ label: t(CANCEL), onPress: () => setLeaving(undefined) }}
      />
    </PanelSection>
  )
}

/** Adds and removes single links. The list is read again before, so that links of another owner stay. */
function useLinks(metaSiteId: string, closeIfDeleted: <Answer>(change: Promise<Answer>) => Promise<Answer>) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const change = useChange(linkWebsites)
  const busy = useRef(false)
  const save = async (
    action: 'link-website' | 'unlink-website',
    next: (ids: readonly string[]) => readonly string[],
  ) => {
    if (busy.current) return
    busy.current = true
    try {
      const present = await closeIfDeleted(queries.fetchQuery({ ...linkedWebsitesQuery(metaSiteId), staleTime: 0 }))
      const data = next(present.map(({ id }) => id)).map((id) => ({ id, type: 'ppms/app' as const }))
      await closeIfDeleted(change.mutateAsync({ params: { metaSiteId }, body: { data } }))
      toasts.done(action)
    } catch (error) {
      toasts.failed(action, error)
    } finally {
      busy.current = false
    }
  }
  return {
    pending: change.isPending,
    link: ({ id }: Pick<Site, 'id'>) => save('link-website', (ids) => [...ids.filter((one) => one !== id), id]),
    unlink: ({ id }: Pick<Site, 'id'>) => save('unlink-website', (ids) => ids.filter((one) => one !== id)),
  }
}
