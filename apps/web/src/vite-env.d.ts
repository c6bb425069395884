interface Window {
  /** config.json, asked for and read by the first script of index.html. */
  readonly bunkoConfig?: Promise<Response>
  /** Calls of home that the document's head has made (vite/preload-screens.ts), by their address. */
  readonly bunkoCalls?: Record<string, Promise<Response>>
}
