/**
 * Writes a multipart form of files as text. The boundary is lengthened until no file contains it, so that no file can end
 * its own part.
 */
export function writeForm(files: Readonly<Record<string, { name: string; content: string }>>): {
  type: string
  body: string
} {
  let boundary = 'waymark-form'
  while (Object.values(files).some((file) => file.content.includes(boundary))) boundary += '-and'
  const parts = Object.entries(files).map(
    ([field, file]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(field)}"; filename="${quoted(file.name)}"\r\n` +
      `Content-Type: application/json\r\n\r\n${file.content}\r\n`,
  )
  return { type: `multipart/form-data; boundary=${boundary}`, body: `${parts.join('')}--${boundary}--\r\n` }
}

const quoted = (text: string) => text.replace(/["\r\n]/gu, (character) => encodeURIComponent(character))
