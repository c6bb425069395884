interface Window {
  /** config.json, asked for by the first script of index.html. */
  readonly bunkoConfig?: Promise<Response>
}
