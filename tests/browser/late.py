"""A page to which everything comes late: it shows which tests look before there is something to see."""

from __future__ import annotations

LATE = """(() => {
  const SOCKET = 250, ANSWER = 200; // milliseconds, much more than a busy machine takes
  const later = (time) => new Promise((done) => setTimeout(done, time));
  const told = {
    open: () => new Event("open"),
    message: ({ data }) => new MessageEvent("message", { data }),
    close: ({ code, reason, wasClean }) => new CloseEvent("close", { code, reason, wasClean }),
  };
  window.WebSocket = new Proxy(WebSocket, {
    construct(Socket, given) {
      const socket = new Socket(...given);
      const passed = new WeakSet();
      for (const [kind, again] of Object.entries(told))
        socket.addEventListener(kind, (event) => {
          if (passed.has(event)) return;
          event.stopImmediatePropagation();
          const copy = again(event);
          passed.add(copy);
          void later(SOCKET).then(() => socket.dispatchEvent(copy));
        });
      return socket;
    },
  });
  const ask = window.fetch;
  window.fetch = async (...given) => {
    const answer = await ask(...given);
    await later(ANSWER);
    return answer;
  };
})()"""
