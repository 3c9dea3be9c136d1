import { ARCHIVE_VIDEO } from './archive/ArchiveVideoList';

it('words what was done, and the question before a deletion', () => {
  expect(ARCHIVE_VIDEO).toMatchObject({
    created: 'Archive video created successfully!',
    updated: 'Archive video updated successfully!',
    deleted: 'Archive video deleted successfully!',
    question: 'Are you sure you want to delete this archive video?',
  });
});
