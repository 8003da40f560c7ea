/** What a socket of a table hears. */
export interface Hearing {
  /** It is open. */
  opened(): void;
  /** Something was said. */
  heard(frame: Record<string, unknown>): void;
  /** It is gone, and will be opened again. */
  lost(): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;
/** A page that was out of sight for so long may have lost its line without having been told. */
const OUT_OF_SIGHT = 20_000;

/** A socket that is opened again whenever it was lost, sooner first and then more slowly. */
export class Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private hiddenAt = Infinity;

  constructor(
    private readonly address: () => string,
    private readonly hearing: Hearing,
  ) {
    this.open();
    window.addEventListener("offline", this.doubt);
    window.addEventListener("online", this.reopen);
    document.addEventListener("visibilitychange", this.seen);
  }

  /** Whether something can be sent now. */
  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Opens it again with what the address says now. */
  reopen = (): void => {
    this.wait = FIRST_WAIT;
    clearTimeout(this.timer);
    if (this.socket) this.socket.onclose = null;
    this.socket?.close();
    this.open();
  };

  /** The way to the server seems to be cut, although a socket may not know it for minutes. */
  doubt = (): void => {
    if (!this.isOpen) return;
    this.hearing.lost();
    this.reopen();
  };

  /** Closes it for good. */
  close(): void {
    this.closed = true;
    window.removeEventListener("offline", this.doubt);
    window.removeEventListener("online", this.reopen);
    document.removeEventListener("visibilitychange", this.seen);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private seen = (): void => {
    const wasHidden = Date.now() - this.hiddenAt > OUT_OF_SIGHT;
    this.hiddenAt = document.visibilityState === "hidden" ? Date.now() : Infinity;
    if (wasHidden) this.reopen();
  };

  private open(): void {
    const url = new URL(this.address(), location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.hearing.opened();
    };
    socket.onmessage = (event) =>
      this.hearing.heard(JSON.parse(String(event.data)) as Record<string, unknown>);
    socket.onclose = () => {
      if (this.closed) return;
      this.hearing.lost();
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }
}
