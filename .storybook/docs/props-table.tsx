/** The type of a prop, as the generator of documentation reads it from the source. */
interface PropType {
  readonly name: string
  /** As written in the source, for types of several parts. */
  readonly raw?: string
}

export interface DocumentedProp {
  readonly required?: boolean
  readonly tsType?: PropType
  readonly description?: string
  readonly defaultValue?: { readonly value: string } | null
}

/** The props of a component with types and descriptions from its source. */
export function PropsTable({ props }: { props: Readonly<Record<string, DocumentedProp>> }) {
  return (
    <table>
      <thead>
        <tr>
          {['Prop', 'Type', 'Default', 'Description'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(props).map(([name, { required, tsType, description, defaultValue }]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
              {required && ' (required)'}
            </td>
            <td>
              <code>{(tsType?.raw ?? tsType?.name)?.replaceAll(/\s+/g, ' ')}</code>
            </td>
            <td>{defaultValue && <code>{defaultValue.value}</code>}</td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
