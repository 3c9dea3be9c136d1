interface Size {
  width: number;
  height: number;
}

/** The smallest size of a video's own shape that leaves no part of `box` bare; both in CSS pixels. */
export function coverSize(video: Size, box: Size): Size {
  if (video.width === 0 || video.height === 0) return box;
  const scale = Math.max(box.width / video.width, box.height / video.height);
  return { width: Math.ceil(video.width * scale), height: Math.ceil(video.height * scale) };
}

/**
 * Lets a video fill its box undistorted. Not by `object-fit`: html5-qrcode measures the element's own box and would
 * decode a picture squeezed to the shape of the screen.
 */
export function fitVideo(box: HTMLElement): () => void {
  const fit = (event: Event) => {
    const video = event.target;
    if (!(video instanceof HTMLVideoElement)) return;
    const natural = { width: video.videoWidth, height: video.videoHeight };
    const size = coverSize(natural, { width: box.clientWidth, height: box.clientHeight });
    video.style.width = `${size.width}px`;
    video.style.height = `${size.height}px`;
  };
  // Media events don't bubble, so they are met on their way down.
  box.addEventListener('loadedmetadata', fit, true);
  return () => box.removeEventListener('loadedmetadata', fit, true);
}
