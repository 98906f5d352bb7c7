import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

test('a cell is quoted where it holds a comma, a quotation mark or a line break', () => {
  expect(csvLine(['plain', '', 'a, b', 'the "new" one', 'two\nlines', 'a\rb'])).toBe(
    'plain,,"a, b","the ""new"" one","two\nlines","a\rb"\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])('a spreadsheet does not calculate %j', (text) => {
  expect(csvLine([text]).replace(/^"|"(?=\r\n$)/gu, '')).toBe(`'${text}\r\n`)
})

test('a formula inside of quotation marks stays a text, too', () => {
  expect(csvLine(['=HYPERLINK("https://a.example","b")'])).toBe('"\'=HYPERLINK(""https://a.example"",""b"")"\r\n')
})
