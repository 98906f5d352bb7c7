import { fn } from 'storybook/test'
import { Segmented, Select, TextInput } from '../controls/index.ts'
import { EditedMark, Field } from '../form/index.ts'
import { Icon, VariableToken } from '../icon/index.ts'
import { PageAction, PageHead, Section } from '../layout/index.ts'
import { CONSENTS } from './samples.ts'

/** A form in the content area of a screen. */
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
            <PageAction icon="trash" label="Delete" tone="danger" onPress={fn()} />
          </>
        }
      />
      <Section
        title="Template"
        description={
          <>
            Sends one purchase event to Meta. Values accept <VariableToken name="variable" /> references.
          </>
        }
      >
        <Field label="Pixel ID">
          <TextInput mono value="318744021157986" onChange={fn()} />
        </Field>
        <Field label="Consent type" edited="Edited">
          <Select value="remarketing" onChange={fn()} options={CONSENTS} searchLabel="Search" emptyText="Nothing" />
        </Field>
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
    </>
  )
}
