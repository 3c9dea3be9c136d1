import type { LinkedUse } from '../store/gateDatabase';
import { fromLinkCode, toLinkCode } from './linkCode';
import { MOST_USES, readLinkMessage, type LinkedPhone, type LinkMessage } from './linkMessage';

/** Addresses in the phone's own network are known at once; a browser that looks further isn't waited for, milliseconds. */
const GATHERING_MS = 2_000;
/** Both phones open the same channel, so none has to wait for the other's. */
const CHANNEL = { negotiated: true, id: 0 } as const;

/** Null: there is none. `lost`: it was there, and the phones don't hear of each other any more. */
export type LinkState = { step: 'connecting' } | { step: 'linked' | 'lost'; phone: LinkedPhone } | null;

/** The phone's side of what goes over a link. */
export interface LinkEvents {
  /** By the server's clock, milliseconds since 1970. */
  now: () => number;
  onState: (state: LinkState) => void;
  /** What the other phone is to know at once; asked when the link is there. */
  introduce: () => Promise<{ phone: LinkedPhone; uses: LinkedUse[] } | null>;
  onUses: (uses: LinkedUse[]) => void;
}

/**
 * Two phones in one network tell each other their entries without a server. Each shows the other a code, once: an offer,
 * then the answer to it.
 */
export class PhoneLink {
  private connection: RTCPeerConnection | null = null;
  private channel: RTCDataChannel | null = null;
  private state: LinkState = null;

  constructor(
    private readonly events: LinkEvents,
    private readonly connect = () => new RTCPeerConnection(),
  ) {}

  /** The code that the other phone is to read first. Null: this browser or network can't link. */
  async offer(): Promise<string | null> {
    try {
      const connection = this.open();
      await connection.setLocalDescription(await connection.createOffer());
      return await this.codeOf(connection);
    } catch {
      return null;
    }
  }

  /** The answer to the other phone's code, for that to read. Null: it is no offer, or this phone can't link. */
  async answer(offer: string): Promise<string | null> {
    const description = fromLinkCode(offer, 'offer');
    if (!description) return null;
    try {
      const connection = this.open();
      await connection.setRemoteDescription(description);
      await connection.setLocalDescription(await connection.createAnswer());
      return await this.codeOf(connection);
    } catch {
      return null;
    }
  }

  /** Reads the answer to this phone's offer. Whether it is one. */
  async complete(answer: string): Promise<boolean> {
    const description = fromLinkCode(answer, 'answer');
    if (!description || !this.connection) return false;
    try {
      await this.connection.setRemoteDescription(description);
      return true;
    } catch {
      return false;
    }
  }

  sendUses(uses: readonly LinkedUse[]): void {
    for (let from = 0; from < uses.length; from += MOST_USES)
      this.send({ kind: 'uses', uses: uses.slice(from, from + MOST_USES) });
  }

  /** Says who this phone is and what it has let in; again when it has gone to another gate. */
  async introduce(): Promise<void> {
    const { channel } = this;
    if (channel?.readyState !== 'open') return;
    const introduction = await this.events.introduce();
    if (channel !== this.channel || !introduction) return;
    this.send({ kind: 'hello', phone: introduction.phone });
    this.sendUses(introduction.uses);
  }

  /** Ends the link, or forgets one that was lost. */
  close(): void {
    const { connection } = this;
    this.connection = null;
    this.channel = null;
    connection?.close();
    this.setState(null);
  }

  private open(): RTCPeerConnection {
    this.close();
    const connection = this.connect();
    const channel = connection.createDataChannel('gate', CHANNEL);
    this.connection = connection;
    this.channel = channel;
    this.setState({ step: 'connecting' });
    channel.addEventListener('open', () => void this.introduce());
    channel.addEventListener('message', ({ data }) => this.onMessage(channel, String(data)));
    channel.addEventListener('close', () => this.onLost(channel));
    connection.addEventListener('connectionstatechange', () => {
      if (connection.connectionState === 'failed') this.onLost(channel);
    });
    return connection;
  }

  private onMessage(channel: RTCDataChannel, text: string): void {
    if (channel !== this.channel) return;
    const message = readLinkMessage(text, this.events.now());
    if (message?.kind === 'hello') this.setState({ step: 'linked', phone: message.phone });
    if (message?.kind === 'uses') this.events.onUses(message.uses);
  }

  private onLost(channel: RTCDataChannel): void {
    if (channel !== this.channel) return;
    const phone = this.state?.step === 'linked' ? this.state.phone : null;
    this.close();
    if (phone) this.setState({ step: 'lost', phone });
  }

  private send(message: LinkMessage): void {
    if (this.channel?.readyState !== 'open') return;
    try {
      this.channel.send(JSON.stringify(message));
    } catch {
      // It breaks just now; its end is told in a moment.
    }
  }

  private setState(state: LinkState): void {
    if (state === this.state) return;
    this.state = state;
    this.events.onState(state);
  }

  /** Null when another code was asked for meanwhile. */
  private async codeOf(connection: RTCPeerConnection): Promise<string | null> {
    await new Promise<void>((done) => {
      const check = () => {
        if (connection.iceGatheringState === 'complete') done();
      };
      connection.addEventListener('icegatheringstatechange', check);
      check();
      setTimeout(done, GATHERING_MS);
    });
    return connection === this.connection && connection.localDescription
      ? toLinkCode(connection.localDescription)
      : null;
  }
}
