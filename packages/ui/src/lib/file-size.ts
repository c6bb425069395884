const megabytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 })
const kilobytes = new Intl.NumberFormat('en')
/** '88 KB', '4.9 MB'; kilobytes are rounded up. */
export const fileSize = (bytes: number) =>
  bytes < 1_048_576 ? `${kilobytes.format(Math.ceil(bytes / 1024))} KB` : `${megabytes.format(bytes / 1_048_576)} MB`
