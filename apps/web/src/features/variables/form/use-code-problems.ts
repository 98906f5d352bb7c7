import { msg } from '@waymark/domain/message'
import { referencesIn } from '@waymark/domain/reference'
import type { CodeProblem } from '@waymark/ui/code-editor'
import { use, useEffect, useMemo, useState } from 'react'
import { useDebouncedValue } from '#browser/use-debounced.ts'
import { CHECK_DELAY } from '#form/controls/use-live-check.ts'
import { LoopingNames, useVariableNames } from '#form/controls/use-variable-names.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { ExpressionProblem } from './check-expression.ts'

const M = {
  unknown: msg('code-problem.unknown', 'No variable is called “{name}”'),
  itself: msg('code-problem.itself', 'The variable refers to itself'),
  loops: msg('code-problem.loops', '“{name}” depends on this variable, so neither would get a value'),
}

/** The problems in the code of a variable by line, checked after a pause in typing. */
export function useCodeProblems(code: string): readonly CodeProblem[] {
  const { t } = useI18n()
  const { known } = useVariableNames()
  const looping = use(LoopingNames)
  const debounced = useDebouncedValue(code, CHECK_DELAY)
  const syntax = useSyntax(debounced)
  return useMemo(() => {
    const problems: CodeProblem[] = []
    if (syntax) {
      const { line, message, values } = syntax
      problems.push({ line, message: t(message, values), severity: 'error' })
    }
    for (const { name, from } of referencesIn(debounced)) {
      const line = debounced.slice(0, from).split('\n').length
      if (name === looping?.name) problems.push({ line, message: t(M.itself), severity: 'error' })
      else if (looping?.dependents.has(name)) problems.push({ line, message: t(M.loops, { name }), severity: 'error' })
      else if (known && !known.has(name)) problems.push({ line, message: t(M.unknown, { name }), severity: 'warning' })
    }
    return problems.sort((a, b) => a.line - b.line)
  }, [debounced, syntax, known, looping, t])
}

/** The parser is loaded when the first code is to be checked. */
function useSyntax(code: string): ExpressionProblem | undefined {
  const [problem, setProblem] = useState<ExpressionProblem>()
  useEffect(() => {
    let current = true
    void import('./check-expression.ts').then(({ checkExpression }) => {
      if (current) setProblem(code === '' ? undefined : checkExpression(code))
    })
    return () => {
      current = false
    }
  }, [code])
  return problem
}
