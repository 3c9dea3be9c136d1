import { openCamera } from './camera';

it('says that a browser without camera access is not supported, and leaves nothing behind', async () => {
  const box = document.createElement('div');
  const reason = await new Promise<string>((resolve) => {
    openCamera(box, { onReady: jest.fn(), onRead: jest.fn(), onResized: jest.fn(), onFailed: resolve });
  });
  expect(reason).toBe('Camera not supported in this browser');
  expect(box.childElementCount).toBe(0);
});
