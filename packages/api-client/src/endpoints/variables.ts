import { CopyVariable } from '@waymark/domain/copy'
import { VARIABLE_LIST, Variable, VariableCreate, VariableListItem, VariablePatch } from '@waymark/domain/variable'
import { begin, get, patch, post, remove } from '../endpoint/index.ts'
import { accepted, listQuery, one, page } from '../json-api/index.ts'

/** Variables of the draft and, unless filtered out, the built-in ones. */
export const variables = {
  list: get('/api/tag/v1/:appId/variables', {
    needs: 'view',
    query: listQuery(VARIABLE_LIST),
    answer: page(VariableListItem),
  }),
  one: get('/api/tag/v1/:appId/variables/:variableId', { needs: 'view', answer: one(Variable) }),
  create: post('/api/tag/v1/:appId/variables', {
    needs: 'edit',
    body: one(VariableCreate),
    answer: one(Variable),
    refusals: ['NOT_UNIQUE_VARIABLE_NAME_ERROR', 'NOT_UNIQUE_ID_ERROR'],
  }),
  change: patch('/api/tag/v1/:appId/variables/:variableId', {
    needs: 'edit',
    conditional: 'revision',
    body: one(VariablePatch),
    refusals: ['NOT_UNIQUE_VARIABLE_NAME_ERROR', 'BUILTIN_VARIABLE_ERROR', 'ABANDONED_RESOURCE_ERROR'],
  }),
  remove: remove('/api/tag/v1/:appId/variables/:variableId', {
    needs: 'edit',
    conditional: 'revision',
    refusals: ['BUILTIN_VARIABLE_ERROR'],
  }),
  copy: begin('/api/tag/v1/:appId/variables/:variableId/copy', {
    needs: 'view-and-edit-target',
    body: one(CopyVariable),
    answer: accepted('variable'),
    refusals: ['NOT_UNIQUE_VARIABLE_NAME_ERROR', 'BUILTIN_VARIABLE_ERROR', 'RELATED_RESOURCE_NOT_FOUND_ERROR'],
  }),
}
