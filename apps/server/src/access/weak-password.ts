import { refuse } from '#refusal.ts'

/** The least score of zxcvbn, of 0 to 4, that a password must have: about 100 million guesses. */
const LEAST_SCORE = 3

/** Whose password it is: words that others guess first. */
interface Person {
  readonly email: string
  readonly organisation: string
}

/**
 * Refuses a password that is easy to guess: a common one, a pattern of the keyboard, repetitions and sequences, or one made
 * of the e-mail address or the name of the organisation. `field` is where the body has it.
 */
export async function ensureStrongPassword(
  password: string,
  { email, organisation }: Person,
  field: readonly string[] = ['data', 'attributes', 'password'],
): Promise<void> {
  const words = [email, organisation].flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  const { score } = (await estimator()).check(
    password,
    words.filter((word) => word.length > 2),
  )
  if (score >= LEAST_SCORE) return
  const name = field.filter((part) => part !== 'data').join('.')
  throw refuse('INVALID_JSON_ERROR', `${name} is easy to guess: choose a longer or less common one`, {
    field,
    rule: { keyword: 'easy-to-guess' },
  })
}

let loading: ReturnType<typeof load> | undefined

/** Passwords are set seldom, so the lists of common ones are read when they are first needed. */
const estimator = () => {
  loading ??= load()
  return loading
}

async function load() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}
