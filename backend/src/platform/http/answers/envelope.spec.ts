import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, StreamableFile } from '@nestjs/common';
import { IsInt, IsString, MaxLength, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import { HttpApp } from '../../../../test/support/http-app.js';
import type { HttpBrowser } from '../../../../test/support/http-browser.js';
import { Public } from '../../access/access.js';
import { Answer, ReadyJson } from './answers.js';
import { AppError } from '../../errors/app-error.js';
import { ReadOnlyFields } from '../requests/read-only-fields.js';
import { ParseId } from '../requests/validation.js';

class PartDto {
  @IsString({ message: 'Label is required' }) label: string;
}

@ReadOnlyFields('id', 'uses')
class ThingDto {
  @MaxLength(5, { message: 'Name is too long' })
  @IsString({ message: 'Name is required' })
  name: string;
  @IsInt({ message: 'Count must be a number' }) count: number;
  @ValidateNested({ each: true }) @Type(() => PartDto) parts: PartDto[] = [];
}

@Public()
@Controller('api/things')
class ThingsController {
  @Get() list() {
    return [1, 2];
  }
  @Get('ready') ready() {
    return new ReadyJson('{"success":true,"data":{"status":"paid"}}', 404);
  }
  @Get('file') file() {
    return new StreamableFile(Buffer.from('a,b\n'), { type: 'text/csv' });
  }
  @Get('scan') scan() {
    return new Answer(undefined, { message: 'Ticket valid', extra: { type: 'valid', ticket: null } });
  }
  @Get('used') used() {
    throw new AppError('CONFLICT', 'Ticket already used', { body: { type: 'used' } });
  }
  @Get('crash') crash() {
    throw new Error('SELECT secret FROM /srv/app/file.ts');
  }
  @Get('away') away() {
    throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:3306'), { code: 'ECONNREFUSED' });
  }
  @Get(':id') one(@Param('id', ParseId) id: number) {
    return { id };
  }
  @Post() create(@Body() body: ThingDto) {
    return body;
  }
  @Post('made') @HttpCode(201) made() {
    return new Answer({ id: 1 }, { message: 'Made.' });
  }
  @Put(':id') update(@Body() body: ThingDto) {
    return body;
  }
  @Delete(':id') remove() {
    return Answer.message('Deleted.');
  }
}

describe('envelope and errors', () => {
  const log: string[] = [];
  let http: HttpApp;
  let browser: HttpBrowser;

  beforeAll(async () => {
    http = await HttpApp.start({ controllers: [ThingsController], log });
    browser = http.browser();
  });
  afterAll(async () => http.stop());

  describe('successes', () => {
    it('wraps plain data', async () => {
      const response = await browser.get('/api/things');
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ success: true, data: [1, 2] });
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    });

    it('sends a ready text as JSON, with its status', async () => {
      const response = await browser.get('/api/things/ready');
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(response.json()).toEqual({ success: true, data: { status: 'paid' } });
    });

    it('sends a file as it is', async () => {
      const response = await browser.get('/api/things/file');
      expect(response.headers['content-type']).toBe('text/csv');
      expect(response.body).toBe('a,b\n');
    });

    it('puts further keys next to success, and no data without data', async () => {
      const response = await browser.get('/api/things/scan');
      expect(response.json()).toEqual({ success: true, message: 'Ticket valid', type: 'valid', ticket: null });
      expect((await browser.send('DELETE', '/api/things/1')).json()).toEqual({ success: true, message: 'Deleted.' });
    });

    it('answers a POST with 200, and with 201 where the route says so', async () => {
      expect((await browser.post('/api/things', { name: 'a', count: 1 })).statusCode).toBe(200);
      const made = await browser.post('/api/things/made');
      expect(made.statusCode).toBe(201);
      expect(made.json()).toEqual({ success: true, message: 'Made.', data: { id: 1 } });
    });
  });

  describe('validation', () => {
    it('names each wrong field with one text, the first one also as the message', async () => {
      const response = await browser.post('/api/things', { count: 'x', parts: [{}] });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toEqual({
        success: false,
        message: 'Name is required',
        errors: {
          name: ['Name is required'],
          count: ['Count must be a number'],
          'parts.0.label': ['Label is required'],
        },
      });
    });

    it('refuses unknown fields on creates and updates, and drops read-only ones', async () => {
      const unknown = { name: 'a', count: 1, price: 5 };
      for (const response of [
        await browser.post('/api/things', unknown),
        await browser.put('/api/things/1', unknown),
      ]) {
        expect(response.statusCode).toBe(422);
        expect(response.json().errors).toEqual({ price: ['The field price is not allowed.'] });
      }
      const back = await browser.put('/api/things/1', { id: 1, uses: 7, name: 'a', count: 1 });
      expect(back.statusCode).toBe(200);
      expect(back.json().data).toEqual({ name: 'a', count: 1, parts: [] });
    });

    it.each([['[]'], ['"text"'], ['5']])('refuses a body that is no object: %s', async (body) => {
      const response = await browser.post('/api/things', body);
      expect(response.statusCode).toBe(422);
      expect(response.json()).toEqual({
        success: false,
        message: 'The request body must be an object.',
        errors: { body: ['The request body must be an object.'] },
      });
    });

    it.each([
      ['[', ']'],
      ['{"a":', '}'],
    ])('understands no body that is nested without end: %s', async (open, close) => {
      const nested = `${open.repeat(50_000)}1${close.repeat(50_000)}`;
      for (const body of [`{"name":${nested}}`, `{"x":${nested}}`]) {
        const response = await browser.post('/api/things', body);
        expect(response.statusCode).toBe(400);
        expect(response.json()).toEqual({ success: false, message: 'The request could not be understood.' });
      }
    });

    it('takes no body and a null body for an empty one', async () => {
      expect((await browser.send('POST', '/api/things')).json().errors.name).toEqual(['Name is required']);
      expect((await browser.post('/api/things', 'null')).json().errors.name).toEqual(['Name is required']);
    });

    it.each(['0', '-1', '1.5', 'x', '99999999999', '2147483648', '1%20OR%201'])(
      'finds no record for id %s',
      async (id) => {
        const response = await browser.get(`/api/things/${id}`);
        expect(response.statusCode).toBe(404);
        expect(response.json()).toEqual({ success: false, message: 'Not found.' });
      },
    );
  });

  describe('what the framework refuses', () => {
    it('malformed JSON is 400', async () => {
      const response = await browser.post('/api/things', '{"name":');
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ success: false, message: 'The request could not be understood.' });
    });

    it('a body over a mebibyte is 413', async () => {
      const response = await browser.post('/api/things', { name: 'x'.repeat(1024 * 1024) });
      expect(response.statusCode).toBe(413);
      expect(response.json()).toEqual({ success: false, message: 'The request is too large.' });
    });

    it('another content type is 415, forms outside /admin included', async () => {
      for (const type of ['text/plain', 'text/xml', 'application/x-www-form-urlencoded', 'text/csv']) {
        const response = await browser.post('/api/things', 'name=a', { 'content-type': type });
        expect(response.statusCode).toBe(415);
        expect(response.json().success).toBe(false);
      }
    });

    it('a known path with another method is 405 with Allow', async () => {
      const response = await browser.send('PATCH', '/api/things/1?x=1');
      expect(response.statusCode).toBe(405);
      expect(response.headers.allow).toBe('DELETE, GET, HEAD, PUT');
      expect(response.json()).toEqual({ success: false, message: 'This method is not allowed here.' });
      expect((await browser.get('/api/auth/login')).statusCode).toBe(405);
    });

    it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
      '%s of an unknown call is a JSON 404',
      async (method) => {
        const response = await browser.send(method, '/api/nothing/here');
        expect(response.statusCode).toBe(404);
        expect(response.json()).toEqual({ success: false, message: 'Not found.' });
      },
    );

    it.each(['/api/things/%zz', '/api/things/%ff', '/api/%?x=1'])(
      'an address that can not be decoded is 400: %s',
      async (url) => {
        const response = await browser.get(url);
        expect(response.statusCode).toBe(400);
        expect(response.json()).toEqual({ success: false, message: 'The request could not be understood.' });
      },
    );

    it('an address whose part is too long for any record is 404', async () => {
      const response = await browser.get(`/api/things/${'1'.repeat(2000)}`);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ success: false, message: 'Not found.' });
    });
  });

  describe('errors', () => {
    it('carries what the contract lets a failure carry', async () => {
      const response = await browser.get('/api/things/used');
      expect(response.statusCode).toBe(409);
      expect(response.json()).toEqual({ success: false, message: 'Ticket already used', type: 'used' });
    });

    it('tells nothing of an unexpected error but the id that the log has too', async () => {
      const response = await browser.get('/api/things/crash');
      expect(response.statusCode).toBe(500);
      const { request_id, ...rest } = response.json() as { request_id: string };
      expect(rest).toEqual({ success: false, message: 'Something went wrong on our end. Please try again later.' });
      expect(response.headers['x-request-id']).toBe(request_id);
      const logged = log.find((line) => line.includes(request_id) && line.includes('request failed'));
      expect(logged).toContain('"stack":["at');
      expect(logged).toContain('src/platform/http/answers/envelope.spec.ts');
      expect(log.join('')).not.toContain('SELECT secret');
    });

    it('says when to come back while the database is away', async () => {
      const response = await browser.get('/api/things/away');
      expect(response.statusCode).toBe(503);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      expect(response.body).not.toContain('10.0.0.7');
    });
  });

  it('logs routes and never paths, queries, bodies or tokens', async () => {
    log.length = 0;
    await browser.send('PUT', '/api/things/nr-4711?verify=capability', {
      body: { name: 'geheim', count: 1 },
      headers: { authorization: 'Bearer tokentext' },
    });
    const text = log.join('');
    expect(text).toContain('/api/things/:id');
    expect(text).not.toMatch(/nr-4711|capability|geheim|tokentext/);
  });
});
