import DownloadIcon from '@mui/icons-material/Download';
import type { MailPreview } from '@festival/contracts';
import { Box, Button, Card, Tab, Tabs, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loading } from 'react-admin';
import { LoadFailed } from '../../shared/lists/LoadFailed';
import { mailCalls } from './mailCalls';
import { t } from '../../lib/i18n/t';

type View = 'html' | 'text';

const sizeOf = (bytes: number) => t('%{max} kB', { max: Math.max(1, Math.round(bytes / 1024)) });

function Attachments({ id, attachments }: { id: number } & Pick<MailPreview, 'attachments'>) {
  if (attachments.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('Attachments')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2, m: 0, listStyle: 'none' }}
    >
      {attachments.map(({ index, filename, size }) => (
        <li key={index}>
          <Button
            href={mailCalls.attachment(id, index)}
            download={filename}
            size="small"
            variant="outlined"
            startIcon={<DownloadIcon />}
          >
            {filename} ({sizeOf(size)})
          </Button>
        </li>
      ))}
    </Box>
  );
}

/** The mail's own page, which may run nothing, load nothing and lead nowhere. */
function HtmlView({ html }: { html: string }) {
  return (
    <Box
      component="iframe"
      title={t('The mail as its receiver sees it')}
      sandbox=""
      srcDoc={html}
      sx={{ display: 'block', width: '100%', height: 640, border: 0, bgcolor: '#fff' }}
    />
  );
}

function TextView({ text }: { text: string }) {
  return (
    <Box component="pre" sx={{ m: 0, p: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 14 }}>
      {text}
    </Box>
  );
}

/** The mail as it was or will be sent; links that are for the receiver alone are left out. */
export function MailPreviewCard({ id }: { id: number }) {
  const [view, setView] = useState<View>('html');
  const { data, error, refetch } = useQuery({
    queryKey: ['mails', id, 'preview'],
    queryFn: () => mailCalls.preview(id),
  });
  if (error) return <LoadFailed what={t('The mail')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <Card variant="outlined" component="section" aria-label={t('Preview')} sx={{ minWidth: 0 }}>
      <Box sx={{ px: 2, pt: 1.5 }}>
        <Typography component="h3" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          {data.subject}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('Links that only the receiver may use are left out.')}
        </Typography>
        <Tabs value={view} onChange={(_event, chosen: View) => setView(chosen)} aria-label={t('View')}>
          <Tab value="html" label={t('HTML')} id="mail-tab-html" aria-controls="mail-view" />
          <Tab value="text" label={t('Text')} id="mail-tab-text" aria-controls="mail-view" />
        </Tabs>
      </Box>
      <Box role="tabpanel" id="mail-view" aria-labelledby={`mail-tab-${view}`}>
        {view === 'html' ? <HtmlView html={data.html} /> : <TextView text={data.text} />}
      </Box>
      <Attachments id={id} attachments={data.attachments} />
    </Card>
  );
}
