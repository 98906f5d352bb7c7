import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import type { ComponentType } from 'react'
import { type DocumentedProp, PropsTable } from './props-table.tsx'

/** What the generator of tables of props adds to a component. */
interface Documented {
  readonly displayName?: string
  readonly name?: string
  readonly __docgenInfo?: {
    readonly displayName?: string
    readonly description?: string
    readonly props?: Readonly<Record<string, DocumentedProp>>
  }
}

const nameOf = ({ __docgenInfo, displayName, name }: Documented) =>
  __docgenInfo?.displayName ?? displayName ?? name ?? ''

/**
 * The page of a component: its first story with controls, then the component and those shown with it (`subcomponents`),
 * each with its description, keyboard and props from the source, then the states.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { component, subcomponents } = preparedMeta
  const parts = [component, ...Object.values(subcomponents ?? {})].filter(
    (part: Documented | undefined) => part?.__docgenInfo?.description,
  )
  const intro: unknown = preparedMeta.parameters.docs?.description?.component
  return (
    <>
      <Title />
      {typeof intro === 'string' && <Description of="meta" />}
      <Primary />
      <Controls />
      {(parts as (ComponentType & Documented)[]).map((part) => (
        <section key={nameOf(part)}>
          <Heading>{nameOf(part)}</Heading>
          <Markdown>{part.__docgenInfo?.description ?? ''}</Markdown>
          <Subheading>Props</Subheading>
          <PropsTable props={part.__docgenInfo?.props ?? {}} />
        </section>
      ))}
      <Stories title="States" includePrimary={false} />
    </>
  )
}
