import type { Encoded } from './compress.ts'

/** The smallest form of a script that a browser says it understands, with the name it has in headers. */
export function chosenEncoding(accepted: string | null): { form: keyof Encoded; name: 'br' | 'gzip' | undefined } {
  const offers = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/u)
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0]
    }),
  )
  const takes = (name: string) => (offers.get(name) ?? offers.get('*') ?? 0) > 0
  if (takes('br')) return { form: 'brotli', name: 'br' }
  if (takes('gzip')) return { form: 'gzip', name: 'gzip' }
  return { form: 'raw', name: undefined }
}
