import type { Covered } from '../topics/concept-phrases';
import type { Harmless } from '../topics/harmless';

export const harmless = {
  words: `el la los las un una unos unas de del y o a al en con sin por para más menos todo todos toda todas otro otros otras mostrar
    muestra ver leer consultar explorar buscar búsqueda busca encontrar filtrar filtro filtros refinar ordenar orden clasificar
    desplegar plegar expandir contraer selección siguiente siguientes anterior anteriores primera primero última último últimas
    últimos reciente recientes antiguo antiguos nuevo nuevos nuevas relevancia relevantes relevante ascendente descendente
    resultados resultado página páginas lista cuadrícula mapa tabla vista oferta ofertas empleo empleos trabajo trabajos puesto
    puestos vacante vacantes anuncio anuncios título palabra palabras clave descripción detalle detalles información resumen
    funciones requisitos beneficios tiempo completo parcial jornada completa media indefinido temporal fijo prácticas becario
    autónomo día días semana semanas mes meses hora horas año años hoy ayer desde hace fecha publicación publicado publicada
    cualquier momento ubicación lugar lugares ciudad ciudades provincia provincias región regiones país países comunidad código
    postal distancia radio km kilómetros remoto híbrido presencial teletrabajo casa oficina salario salarios sueldo sueldos mínimo
    máximo anual mensual tipo tipos contrato contratos experiencia nivel niveles junior senior estudios formación idioma idiomas
    habilidades empresa empresas empleador sector sectores industria área áreas categoría categorías departamento función criterios
    opciones opción avanzada avanzados similares menú contenido ayuda consejos noticias español inglés atrás arriba abajo izquierda
    derecha qué dónde cuándo`,
  wholeNames: `cambiar ubicación | elegir categoría | seleccionar todo | ocultar filtros | ocultar mapa | abrir menú
    | abrir filtros | aplicar filtros | actualizar | listo | nueva búsqueda | hecho`,
  pagination: 'pagina*',
} satisfies Covered<Harmless>;
