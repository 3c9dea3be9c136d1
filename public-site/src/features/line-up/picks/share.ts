/** What became of a wish to share. `declined`: the visitor closed the browser's own window. */
export type Shared = 'shared' | 'declined' | 'copied' | 'failed';

/** Passes a link on by the browser's own window, or copies it where there is none. */
export async function shareLink(link: { title: string; text: string; url: string }): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (isDeclined(error)) return 'declined';
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    // Plain http has no clipboard.
    return 'failed';
  }
}

/** Whether this browser can pass a picture on to other apps. */
export function canSharePictures(): boolean {
  const picture = new File([], 'picture.png', { type: 'image/png' });
  return 'canShare' in navigator && navigator.canShare({ files: [picture] });
}

/** Passes a shown picture on by the browser's own window. */
export async function sharePicture(image: HTMLImageElement, name: string, title: string): Promise<Shared> {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) return 'failed';
  try {
    await navigator.share({ title, files: [new File([blob], name, { type: blob.type })] });
    return 'shared';
  } catch (error) {
    return isDeclined(error) ? 'declined' : 'failed';
  }
}

const isDeclined = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
