/** In place of `SetupProblem`, whose code does not arrive where nothing does: of a line that drops while Bunko starts. */
export const Unreached = () => (
  <main id="main" role="alert" className="mx-auto flex max-w-xl flex-col items-start gap-4 px-4 py-12">
    <h1 className="font-serif text-2xl font-semibold">Bunko could not be reached</h1>
    <p>No answer came. Check your connection, then try again.</p>
    <button type="button" className="underline" onClick={() => window.location.reload()}>
      Try again
    </button>
  </main>
)
