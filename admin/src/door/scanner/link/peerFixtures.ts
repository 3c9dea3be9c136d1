/** Two ends in one process: what the browser's connection does, as far as a link needs it. */
export class FakePeers {
  private readonly peers = new Map<string, FakePeer>();

  readonly connect = (): RTCPeerConnection => {
    const peer = new FakePeer(`ufrag${this.peers.size}`, this.peers);
    this.peers.set(peer.ufrag, peer);
    return peer as unknown as RTCPeerConnection;
  };

  /** Out of reach of one another. */
  part(): void {
    for (const peer of this.peers.values()) peer.fail();
  }
}

class FakePeer extends EventTarget {
  readonly iceGatheringState = 'complete';
  connectionState = 'new';
  localDescription: RTCSessionDescriptionInit | null = null;
  private remote: string | null = null;
  private readonly channel = new FakeChannel();

  constructor(
    readonly ufrag: string,
    private readonly peers: Map<string, FakePeer>,
  ) {
    super();
  }

  createDataChannel(): FakeChannel {
    return this.channel;
  }

  async createOffer(): Promise<RTCSessionDescriptionInit> {
    return { type: 'offer', sdp: this.sdp() };
  }

  async createAnswer(): Promise<RTCSessionDescriptionInit> {
    return { type: 'answer', sdp: this.sdp() };
  }

  async setLocalDescription(description: RTCSessionDescriptionInit): Promise<void> {
    this.localDescription = description;
  }

  async setRemoteDescription({ sdp }: RTCSessionDescriptionInit): Promise<void> {
    this.remote = sdp?.match(/a=ice-ufrag:(\S+)/)?.[1] ?? null;
    const other = this.peers.get(this.remote ?? '');
    if (other?.remote !== this.ufrag) return;
    this.channel.join(other.channel);
    other.channel.join(this.channel);
  }

  fail(): void {
    this.connectionState = 'failed';
    this.dispatchEvent(new Event('connectionstatechange'));
  }

  close(): void {
    this.channel.close();
  }

  private sdp(): string {
    const lines = [
      `a=ice-ufrag:${this.ufrag}`,
      'a=ice-pwd:0123456789abcdef',
      `a=fingerprint:sha-256 ${'7F:'.repeat(31)}7F`,
      'a=candidate:1 1 udp 1 192.168.43.1 5000 typ host',
    ];
    return lines.join('\r\n');
  }
}

class FakeChannel extends EventTarget {
  readyState = 'connecting';
  private other: FakeChannel | null = null;

  join(other: FakeChannel): void {
    this.other = other;
    this.readyState = 'open';
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }

  send(data: string): void {
    const { other } = this;
    queueMicrotask(() => other?.dispatchEvent(new MessageEvent('message', { data })));
  }

  close(): void {
    const { other } = this;
    if (this.readyState === 'closed') return;
    this.readyState = 'closed';
    this.other = null;
    this.dispatchEvent(new Event('close'));
    other?.close();
  }
}
