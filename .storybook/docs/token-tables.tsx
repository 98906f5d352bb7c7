import { Unstyled } from '@storybook/addon-docs/blocks'
import type { CSSProperties, ReactNode } from 'react'
import { type Token, themed, tokens } from './read-tokens.ts'

interface Column {
  readonly head: string
  readonly cell: (token: Token & { readonly dark?: string }) => ReactNode
}

function TokenTable({ rows, columns }: { rows: readonly Token[]; columns: readonly Column[] }) {
  return (
    <Unstyled>
      <table className="token-table">
        <thead>
          <tr>
            {['Token', ...columns.map(({ head }) => head), 'Used for'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((token) => (
            <tr key={token.name}>
              <td>
                <code>{token.name}</code>
              </td>
              {columns.map(({ head, cell }) => (
                <td key={head}>{cell(token)}</td>
              ))}
              <td>{token.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  )
}

const value: Column = { head: 'Value', cell: ({ value: text }) => <code>{text}</code> }

const inTheme = (theme: 'light' | 'dark', className: string, property: 'background' | 'boxShadow'): Column => ({
  head: theme === 'light' ? 'Light' : 'Dark',
  cell: (token) => (
    <div className="token-sample" data-theme={theme}>
      <div className={className} style={{ [property]: `var(${token.name})` }} />
      {property === 'background' && <code>{theme === 'light' ? token.value : token.dark}</code>}
    </div>
  ),
})

/** The colours of the themes whose names match, as they are in light and in dark. */
export function Colours({ names }: { names: RegExp }) {
  return (
    <TokenTable
      rows={themed(names)}
      columns={[inTheme('light', 'token-swatch', 'background'), inTheme('dark', 'token-swatch', 'background')]}
    />
  )
}

/** The colours that the themes are made of. */
export function Scale({ names }: { names: RegExp }) {
  return <TokenTable rows={tokens(names)} columns={[swatch, value]} />
}
const swatch: Column = {
  head: 'Colour',
  cell: ({ name }) => <div className="token-swatch" style={{ background: `var(${name})` }} />,
}

/** Shadows in both themes. */
export function Shadows() {
  return (
    <TokenTable
      rows={themed(/^--shadow-/)}
      columns={[inTheme('light', 'token-shadow', 'boxShadow'), inTheme('dark', 'token-shadow', 'boxShadow')]}
    />
  )
}

const shown = (head: string, className: string, style: (name: string) => CSSProperties): Column => ({
  head,
  cell: ({ name }) => <div className={className} style={style(`var(${name})`)} />,
})

/** Lengths as bars. */
export function Lengths({ names }: { names: RegExp }) {
  return <TokenTable rows={tokens(names)} columns={[value, shown('Length', 'token-length', (width) => ({ width }))]} />
}

export function Radii() {
  return (
    <TokenTable
      rows={tokens(/^--radius-/)}
      columns={[value, shown('Corner', 'token-corner', (borderRadius) => ({ borderRadius }))]}
    />
  )
}

/** Sizes of text with their line heights; the note of a size stands beside its line height. */
export function TextSizes() {
  const heights = new Map(tokens(/^--lh-/).map((token) => [token.name.slice('--lh-'.length), token]))
  const rows = tokens(/^--text-/).map((token) => ({
    ...token,
    note: heights.get(token.name.slice('--text-'.length))?.note ?? '',
  }))
  const sample: Column = {
    head: 'Sample',
    cell: ({ name }) => {
      const size = name.slice('--text-'.length)
      return (
        <span
          style={{
            fontSize: `var(${name})`,
            lineHeight: `var(--lh-${size})`,
            fontFamily: size === 'code' ? 'var(--font-mono)' : 'var(--font-ui)',
          }}
        >
          Version 43 is live
        </span>
      )
    },
  }
  return <TokenTable rows={rows} columns={[value, sample]} />
}

/** Other tokens with their values. */
export function Values({ names }: { names: RegExp }) {
  return <TokenTable rows={tokens(names)} columns={[value]} />
}

const moving = (head: string, style: (name: string) => CSSProperties): Column => ({
  head,
  cell: ({ name }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the movement is to be seen without a pointer too.
    <div className="token-track" tabIndex={0} role="img" aria-label={`Movement of ${name}`}>
      <div className="token-moving" style={{ transitionProperty: 'transform', ...style(`var(${name})`) }} />
    </div>
  ),
})

/** Durations; a movement is shown under the pointer. */
export function Durations() {
  return (
    <TokenTable
      rows={tokens(/^--duration-/)}
      columns={[
        value,
        moving('Point at it', (transitionDuration) => ({
          transitionDuration,
          transitionTimingFunction: 'var(--ease-out)',
        })),
      ]}
    />
  )
}

/** Easings; a movement is shown under the pointer. */
export function Easings() {
  return (
    <TokenTable
      rows={tokens(/^--ease-/)}
      columns={[
        value,
        moving('Point at it', (transitionTimingFunction) => ({
          transitionDuration: '600ms',
          transitionTimingFunction,
        })),
      ]}
    />
  )
}

const ROLES = ['t-display', 't-title', 't-heading', 't-section', 't-body', 't-caption', 'link']

/** The classes that give text its role. */
export function TextRoles() {
  return (
    <Unstyled>
      <table className="token-table">
        <thead>
          <tr>
            <th scope="col">Class</th>
            <th scope="col">Sample</th>
          </tr>
        </thead>
        <tbody>
          {ROLES.map((role) => (
            <tr key={role}>
              <td>
                <code>{role}</code>
              </td>
              <td>
                <span className={role}>Tags using this trigger</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  )
}
