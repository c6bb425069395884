import { useState } from 'react'
import { Toaster, type ToastMessage } from './Toaster.tsx'

/** Messages that go when they are done with. */
export const Live = ({ initial, onDone }: { initial: readonly ToastMessage[]; onDone: (id: string) => void }) => {
  const [messages, setMessages] = useState(initial)
  return (
    <div className="min-h-80">
      <Toaster
        messages={messages}
        onDone={(id) => {
          onDone(id)
          setMessages((now) => now.filter((message) => message.id !== id))
        }}
      />
    </div>
  )
}
