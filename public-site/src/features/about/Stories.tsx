import type { ReactNode } from 'react';
import { StillDrawing } from '../../art/StillDrawing';
import { useTexts } from '../../lib/language';
import { Card } from '../../ui/layout/Card';
import { Section } from '../../ui/layout/Section';
import { ABOUT_TEXTS } from './about.texts';
import styles from './Stories.module.css';

/** Theme and concept, vision and mission. */
export function Stories() {
  return (
    <>
      <ThemeAndConcept />
      <VisionAndMission />
    </>
  );
}

function ThemeAndConcept() {
  const { theme, concept } = useTexts(ABOUT_TEXTS);
  return (
    <Section ground="night">
      <div className={styles.pair}>
        <StoryCard story="theme" label={theme.label} title={theme.title}>
          <p>{theme.words}</p>
        </StoryCard>
        <StoryCard story="concept" label={concept.label} title={concept.title}>
          <p>{concept.words}</p>
        </StoryCard>
      </div>
    </Section>
  );
}

function VisionAndMission() {
  const { vision, mission } = useTexts(ABOUT_TEXTS);
  return (
    <Section ground="parchment">
      <div className={styles.pair}>
        <StoryCard story="vision" title={vision.title}>
          <p className={styles.vision}>{vision.words}</p>
        </StoryCard>
        <StoryCard story="mission" title={mission.title}>
          <ol className={styles.points}>
            {mission.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
        </StoryCard>
      </div>
    </Section>
  );
}

interface StoryCardProps {
  story: 'theme' | 'concept' | 'vision' | 'mission';
  label?: string;
  title: string;
  children: ReactNode;
}

function StoryCard({ story, label, title, children }: StoryCardProps) {
  return (
    <Card as="article" ground="parchment" flush className={styles.card}>
      <StillDrawing name={`story/${story}`} className={styles.picture} />
      <div className={styles.words}>
        {label && <p className={styles.label}>{label}</p>}
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
    </Card>
  );
}
