import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { FieldApi } from '@waymark/forms/form'
import { WEBHOOK_LABELS } from '@waymark/forms/models/webhook'
import { IconButton, LabelButton } from '@waymark/ui/controls'
import { FieldGroup, focusAfterRemove } from '@waymark/ui/form'
import { LinkRow, LinkRows } from '@waymark/ui/layout'
import { isMissing } from '#data/api/call-failed.ts'
import { siteQuery } from '#data/sites.ts'
import { useFieldText } from '#form/controls/field-text.ts'
import { useField } from '#form/use-form.ts'
import { ADD_WEBSITE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { SiteGlyph } from '#sites/site-field/site-glyph.tsx'
import { ALREADY_LISTED, SITE } from '../page/page-messages.ts'
import { useSiteChoice } from '../page/use-site-choice.tsx'

const M = {
  choose: msg('webhook.choose-websites', 'Choose websites'),
  all: msg('webhook.all-websites', 'All websites and meta-sites, also those that are added later.'),
  gone: msg('webhook.no-websites', 'None: those that were chosen have been deleted.'),
  useAll: msg('webhook.use-all', 'All websites'),
  remove: msg('webhook.remove-website', 'Remove {site}'),
  deleted: msg('webhook.deleted-website', 'A deleted website'),
}

interface WebhookSitesProps {
  field: FieldApi<readonly string[] | null>
  readOnly: boolean
}

/** The websites and meta-sites whose events are sent: all, or those that are chosen. */
export function WebhookSites({ field: sites, readOnly }: WebhookSitesProps) {
  const { t, errorText, edited } = useFieldText()
  const field = useField(sites)
  const ids = field.value ?? []
  const choice = useSiteChoice({
    add: t(ids.length === 0 ? M.choose : ADD_WEBSITE),
    label: t(SITE),
    kind: 'all',
    action: 'view',
    refusal: ({ id }) => (ids.includes(id) ? t(ALREADY_LISTED) : undefined),
    onChoose: ({ id }) => field.setValue([...ids, id]),
  })
  const remove = (id: string) => {
    const left = ids.filter((one) => one !== id)
    field.setValue(left.length === 0 ? null : left)
  }
  return (
    <FieldGroup
      label={t(WEBHOOK_LABELS.site_ids)}
      error={errorText(field.error)}
      edited={edited(field.edited)}
      action={!readOnly && choice.button}
    >
      {field.value === null && !choice.isOpen && <p className="t-muted">{t(M.all)}</p>}
      {field.value?.length === 0 && !choice.isOpen && (
        <p className="t-muted">
          {t(M.gone)} {!readOnly && <LabelButton onPress={() => field.setValue(null)}>{t(M.useAll)}</LabelButton>}
        </p>
      )}
      {ids.length > 0 && (
        <LinkRows label={t(WEBHOOK_LABELS.site_ids)}>
          {ids.map((id) => (
            <SiteRow key={id} id={id} {...(!readOnly && { onRemove: () => remove(id) })} />
          ))}
        </LinkRows>
      )}
      {choice.field}
    </FieldGroup>
  )
}

function SiteRow({ id, onRemove }: { id: string; onRemove?: () => void }) {
  const { t } = useI18n()
  const { data: site, error } = useQuery(siteQuery(id))
  const name = site?.attributes.name ?? (isMissing(error) ? t(M.deleted) : '')
  return (
    <LinkRow
      icon={site && <SiteGlyph site={site} />}
      name={name}
      actions={
        onRemove && (
          <IconButton
            icon="x"
            label={t(M.remove, { site: name })}
            onPress={(event) => {
              focusAfterRemove(event.currentTarget)
              onRemove()
            }}
          />
        )
      }
    />
  )
}
