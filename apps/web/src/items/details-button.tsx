import { IconButton, type IconButtonProps } from '@waymark/ui/controls'

/** The arrow before a row that opens and closes its details. */
export function DetailsButton({
  open,
  detailsId,
  ...button
}: Pick<IconButtonProps, 'label' | 'onPress' | 'className'> & {
  open: boolean
  /** The id of the details, where they are not the next row. */
  detailsId?: string
}) {
  return (
    <IconButton
      {...button}
      size="small"
      icon={open ? 'chevron-down' : 'chevron-right'}
      tooltip=""
      aria-expanded={open}
      {...(open && detailsId !== undefined && { 'aria-controls': detailsId })}
    />
  )
}
