import { referenceGrammar } from '@waymark/domain/reference'
import { fn } from 'storybook/test'
import {
  Button,
  Checkbox,
  LabelButton,
  Segmented,
  Select,
  Switch,
  TextInput,
  VariableInput,
} from '../controls/index.ts'
import { Badge, StatusDot } from '../data/index.ts'
import { EditedMark, Field, FieldGroup, InputGrid } from '../form/index.ts'
import { Icon, VariableToken } from '../icon/index.ts'
import { FactStrip, LinkRow, LinkRows, Note, PageAction, PageHead, Section } from '../layout/index.ts'
import { linkTo } from './link-to.tsx'
import { CONSENTS, VARIABLES } from './samples.ts'

/** The form of a tag as a screen has it. */
export function Form() {
  return (
    <>
      <PageHead
        icon={<Icon name="t-pixel" />}
        title="Meta pixel – Purchase – Summer hiking sale 2025 (DE, AT, CH)"
        caption="Meta pixel · Edited 14 July 2025, 11:42"
        actions={
          <>
            <PageAction icon="copy" label="Copy" onPress={fn()} />
            <PageAction icon="pencil" label="Rename" onPress={fn()} />
            <PageAction icon="trash" label="Delete" tone="danger" onPress={fn()} />
          </>
        }
      />
      <FactStrip
        facts={[
          {
            label: 'Status',
            value: (
              <>
                <Switch checked tone="status" onChange={fn()} aria-label="Active" /> Active
              </>
            ),
          },
          {
            label: 'Version',
            value: (
              <>
                <StatusDot published={false} /> Unpublished
              </>
            ),
          },
          { label: 'Role', value: 'Tracking' },
          {
            label: 'Visitor privacy',
            value: (
              <>
                <Icon name="shield-check" /> Respects Do Not Track
              </>
            ),
          },
          {
            label: 'Priority',
            value: (
              <>
                <Icon name="priority" /> Prioritized, 5
              </>
            ),
          },
        ]}
      />
      <Section
        title="Template"
        description={
          <>
            Sends one purchase event to Meta. Values accept <VariableToken name="variable" /> references.
          </>
        }
      >
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
          <Field label="Pixel ID">
            <TextInput mono value="318744021157986" onChange={fn()} />
          </Field>
          <Field label="Event" edited="Edited">
            <Select value="remarketing" onChange={fn()} options={CONSENTS} searchLabel="Search" emptyText="Nothing" />
          </Field>
        </div>
        <FieldGroup label="Event properties" action={<LabelButton icon="plus">Add property</LabelButton>}>
          <InputGrid
            label="Event properties"
            columns="200px 1fr"
            rows={[
              ['value', '{{ Order total }}'],
              ['currency', 'EUR'],
              ['content_ids', '{{ Order SKUs }}, {{ Bundle SKU }}'],
            ].map(([name = '', value = ''], index) => ({
              key: name,
              cells: [
                {
                  key: 'name',
                  control: <TextInput mono aria-label={`Property name ${index + 1}`} value={name} onChange={fn()} />,
                },
                {
                  key: 'value',
                  control: (
                    <VariableInput
                      aria-label={`Property value ${index + 1}`}
                      value={value}
                      onChange={fn()}
                      grammar={referenceGrammar}
                      variables={VARIABLES}
                      listLabel="Variables"
                      emptyText="None"
                    />
                  ),
                },
              ],
              remove: { label: `Delete property ${name}`, onPress: fn() },
            }))}
          />
        </FieldGroup>
      </Section>
      <Section title="Flight dates" mark={<EditedMark>Edited</EditedMark>} description="In Europe/Berlin, now 14:32.">
        <Segmented
          label="Dates"
          value="forever"
          onChange={fn()}
          options={[
            { value: 'forever', label: 'Run forever' },
            { value: 'dates', label: 'Specific dates' },
          ]}
        />
      </Section>
      <Section title="Consent" description="Decides whether this tag waits for the visitor.">
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
          <Field label="Consent type">
            <Select value="remarketing" onChange={fn()} options={CONSENTS} searchLabel="Search" emptyText="Nothing" />
          </Field>
          <Checkbox beside checked onChange={fn()} label="Respect opt-out and Do Not Track" />
        </div>
      </Section>
      <Section
        title="Triggers"
        count={2}
        description="Fires when any of these does."
        actions={
          <>
            <LabelButton icon="plus">New trigger</LabelButton>
            <LabelButton icon="link">Choose existing</LabelButton>
          </>
        }
      >
        <Note tone="danger" action={<Button size="small">Fix trigger</Button>}>
          A linked trigger uses a deleted variable, so this tag will not fire.
        </Note>
        <LinkRows label="Triggers">
          <LinkRow
            icon={<Icon name="bolt-event" />}
            name="Event – purchase – storefront DE, AT, CH"
            link={linkTo('#event')}
            caption="Custom event · Event equals purchase, Page Hostname ends with 3 more"
            actions={
              <>
                <Button variant="quiet" size="small">
                  Edit
                </Button>
                <Button variant="quiet" size="small">
                  Detach
                </Button>
              </>
            }
          />
          <LinkRow
            icon={<Icon name="group" />}
            name="Group – Viewed sale landing page, then ordered"
            onPress={fn()}
            caption="Trigger group · 2 triggers, once per session"
            badge={
              <Badge tone="danger" icon="error">
                Missing condition
              </Badge>
            }
          />
        </LinkRows>
      </Section>
    </>
  )
}
