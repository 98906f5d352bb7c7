import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { CONSENT_LABELS } from '@waymark/domain/consent'
import { msg } from '@waymark/domain/message'
import type { WireTemplate } from '@waymark/domain/tag'
import { TEMPLATE_CHOICES } from '@waymark/domain/tag'
import type { TemplateId } from '@waymark/domain/tag/templates'
import { Button, TextInput } from '@waymark/ui/controls'
import { Icon } from '@waymark/ui/icon'
import { EmptyState, NavList } from '@waymark/ui/layout'
import { useMemo, useRef } from 'react'
import { useSite } from '#data/current-site.ts'
import { takenTemplatesQuery } from '#data/tags.ts'
import { CLEAR_SEARCH } from '#i18n/list-messages.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { HelpLink } from '#items/help-link.tsx'
import { FoundCount } from '#items/list/found-count.tsx'
import { useSearchInput } from '#items/list/use-search-input.ts'
import type { ChoosingProps } from '#items/wizard/add-wizard.tsx'
import type { ChoiceGroup } from '#items/wizard/choice-grid.tsx'
import { ChooseStep } from '#items/wizard/choose-step.tsx'
import styles from '#items/wizard/wizard.module.css'
import { tilesOf } from './tag-tiles.ts'

const M = {
  kinds: msg('add-tag.kinds', 'Template kinds'),
  all: msg('add-tag.all', 'All templates'),
  missing: msg('add-tag.missing', 'Missing a template?'),
  feedback: msg('add-tag.feedback', 'Send feedback'),
  search: msg('add-tag.search', 'Search {count, plural, one {# template} other {# templates}}'),
  templates: msg('add-tag.templates', 'Templates'),
  none: msg('add-tag.none', 'No template matches'),
  noneText: msg('add-tag.none-text', 'A custom asynchronous tag takes any snippet.'),
  selected: msg('add-tag.selected', '<b>{name}</b> selected. Consent type will be {consent}.'),
  nothing: msg('add-tag.nothing', 'Choose a template first'),
}

const NONE: readonly WireTemplate[] = []

/** The first step: what kind of tag it is. The search is part of the address. */
export function ChooseTemplate({ appId, chosen, onNext, ...step }: ChoosingProps<TemplateId> & { appId: string }) {
  const { t } = useI18n()
  const site = useSite()
  const { template: search = '' } = useSearch({ from: '/_signed-in/tag/app/$appId/tags/add-tag' })
  const navigate = useNavigate()
  const { data: present = NONE } = useQuery(takenTemplatesQuery(appId))
  const { typed, type, flush } = useSearchInput(
    search,
    (text) => void navigate({ to: '.', search: (kept) => ({ ...kept, template: text || undefined }), replace: true }),
  )
  const box = useRef<HTMLInputElement>(null)
  const groups = useMemo(() => tilesOf(typed, { site, present, t }), [typed, site, present, t])
  const every = TEMPLATE_CHOICES.length
  // Enter takes the only template that is found, if it can be added.
  const found = groups.flatMap(({ choices }) => choices)
  const [only, ...others] = found
  const hit = typed.trim() !== '' && others.length === 0 && only?.refusal === undefined ? only?.value : undefined
  const next = () => {
    if (typed !== search) flush()
    onNext()
  }
  const template = TEMPLATE_CHOICES.find(({ id }) => id === chosen)
  return (
    <ChooseStep
      {...step}
      chosen={chosen}
      onNext={next}
      label={M.templates}
      nothing={M.nothing}
      groups={groups}
      nav={<Kinds groups={groups} />}
      search={
        <div className={styles.search}>
          <TextInput
            type="search"
            size="large"
            icon="search"
            autoFocus
            aria-label={t(M.search, { count: every })}
            placeholder={t(M.search, { count: every })}
            value={typed}
            onChange={type}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing || hit === undefined) return
              event.preventDefault()
              step.onChoose(hit)
              next()
            }}
            ref={box}
          />
          <FoundCount narrowed={typed.trim() !== ''} count={found.length} />
        </div>
      }
      foot={
        template && (
          <p className={styles.footText} role="status">
            <span className={`${styles.icon} ${styles.iconSmall}`}>
              <Icon name={template.icon} />
            </span>
            <span>
              <Trans
                message={M.selected}
                values={{ name: t(template.name), consent: t(CONSENT_LABELS[template.consent]) }}
                components={{ b: <b /> }}
              />
            </span>
          </p>
        )
      }
      none={
        <EmptyState
          role="status"
          art="lost"
          title={t(M.none)}
          text={t(M.noneText)}
          actions={
            <Button
              onPress={() => {
                box.current?.focus()
                type('')
              }}
            >
              {t(CLEAR_SEARCH)}
            </Button>
          }
        />
      }
    />
  )
}

/** Links to the categories of templates. */
function Kinds({ groups }: { groups: readonly ChoiceGroup<TemplateId>[] }) {
  const { t } = useI18n()
  const show = (kind: string) => document.getElementById(`kind-${kind}`)?.scrollIntoView({ block: 'start' })
  return (
    <>
      <NavList
        label={t(M.kinds)}
        kind="step"
        items={[
          { key: 'all', label: t(M.all), count: groups.reduce((sum, { choices }) => sum + choices.length, 0) },
          ...groups.map(({ key, title, choices }) => ({ key, label: title ?? '', count: choices.length })),
        ].map((item) => ({
          ...item,
          current: item.key === 'all',
          link: (props) => (
            <a
              {...props}
              href={`#kind-${item.key}`}
              onClick={(event) => {
                event.preventDefault()
                show(item.key === 'all' ? (groups[0]?.key ?? '') : item.key)
              }}
            />
          ),
        }))}
      />
      <p className={styles.navFoot}>
        {t(M.missing)}
        <br />
        <HelpLink topic="feedback" label={M.feedback} />
      </p>
    </>
  )
}
